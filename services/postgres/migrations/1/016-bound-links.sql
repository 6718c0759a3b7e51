-- A link works only while this value is true of its account (services/operational/tokens.ts).
alter table operational.token add column bound text;
