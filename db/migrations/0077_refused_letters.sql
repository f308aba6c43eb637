-- When a mail server first refused a letter. From then on it is tried apart from others and for a limited time.

alter table mails
  add column refused_at timestamptz;
