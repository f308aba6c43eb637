-- Hashes of what can be guessed (bodies of requests, which may hold a password; e-mails, phone numbers
-- and addresses of callers under which calls and tries are counted) were plain SHA-256. They are made
-- under a key now. What was kept under a plain hash ends: an answer is no longer repeated, and counts of
-- calls and tries begin again. Rows that the release before still writes are taken away by the sweeper.

delete from idempotency_keys;

delete from throttles;

delete from login_tries;
