-- An agency sees the address that a former agent had when the membership ended, and none that the agent
-- has chosen since: what a former agent does later is not its business.

alter table membership_events
  -- of the agent when a membership ended; null where it is not known, and of erased accounts
  add column agent_email text;

-- Whoever has not changed the address since then had it then.
update membership_events ending
set agent_email = agent.email
from accounts agent
where agent.id = ending.agent_id
  and ending.kind in ('left', 'removed')
  and not exists (
    select
    from account_events change
    where change.account_id = agent.id
      and change.kind = 'email_changed'
      and change.at >= ending.at
  );
