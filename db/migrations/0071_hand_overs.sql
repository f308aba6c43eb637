-- An agent may leave 50,000 ads to an agency, more than one statement or request writes. The membership ends
-- at once; the worker hands the ads over in batches.

alter table membership_events
  -- the greatest id of the ads that still have to be handed over, as the agent may join again and make
  -- others; null where nothing is left to hand over
  add column hand_over_until integer;

-- what still has to be handed over, and of whom
create index membership_events_handing_over on membership_events (agent_id)
  where hand_over_until is not null;

-- Lists, counts and the search of an agent's own ads leave out those that are an agency's that they have left.
drop index properties_account;
create index properties_account on properties (account_id, created_at, id)
  include (standing, permit_expires_at, end_date, total_price, visible, start_date, package_id, keeper_id);
drop index properties_account_sought;
create index properties_account_sought on properties (account_id)
  include (id, created_at, standing, permit_expires_at, end_date, total_price, sought, keeper_id);
