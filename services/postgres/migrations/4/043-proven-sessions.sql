-- Time at which a second factor was last used for a session; null if none was.
alter table operational.session add column factor_at timestamptz;
