-- A home that is not built yet is paid in parts, and the parts are what buyers compare.

alter table properties
  -- percent by part: onBooking, duringConstruction, onHandover, afterHandover
  add column payment_plan jsonb check (jsonb_typeof(payment_plan) = 'object');
