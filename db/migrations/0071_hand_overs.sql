-- An agent may leave 50,000 ads to an agency, more than one statement or request writes. The membership ends
-- at once; the worker hands the ads over in batches.

alter table membership_events
  -- the greatest id of the ads that still have to be handed over, as the agent may join again and make
  -- others; null where nothing is left to hand over
  add column hand_over_until integer;

-- what still has to be handed over, and of whom
create index membership_events_handing_over on membership_events (agent_id)
  where hand_over_until is not null;
