-- The network, as a keyed hash, from which a visitor saved an ad. When visitors have too many favourites, the
-- oldest of the networks that hold the most are deleted, so that one network cannot push out those of all
-- others. Empty for accounts, and for what visitors saved before. The release before this one does not write
-- the column.

alter table favorites add column network bytea not null default '';

-- how many favourites visitors have by network, and the oldest of a network
create index favorites_of_networks on favorites (network, id) where account_id is null;
