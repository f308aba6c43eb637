-- Whoever was invited may say no, and the agency sees that they did.

alter table invitations
  add column declined_at timestamptz;
