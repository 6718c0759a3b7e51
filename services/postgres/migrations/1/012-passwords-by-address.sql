create index on operational.credential (address);
