-- Position of the event of an effect, by which the effect finds what the read models have about the event; null for
-- effects of other events and of older releases.
alter table operational.effect add column position bigint;
