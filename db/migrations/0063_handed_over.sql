-- What an agent leaves to an agency counted for the agency's room, so a member who left could keep it from
-- uploading, and had a whole quota again. Files that earlier releases handed over count as before.

alter table files
  -- an agency's, sent by an agent who has left it since: counts for nobody's room
  add column is_handed_over boolean not null default false;

alter table membership_events
  -- of the files that stayed with the agency when a membership ended; count for the agent for some days
  add column handed_over_bytes bigint not null default 0;

-- Feeds of agents who had left named ads of the agency: the agents' runs refused the same references, and
-- their pictures kept the agency's from coming.
delete from feed_items item
using properties p
where p.id = item.property_id and item.account_id not in (p.account_id, p.keeper_id);

delete from feed_pictures picture
using properties p, files f
where p.id = picture.property_id and f.id = picture.file_id
  and f.account_id not in (p.account_id, p.keeper_id)
  and f.claimed_for is distinct from 'properties/' || p.id;
