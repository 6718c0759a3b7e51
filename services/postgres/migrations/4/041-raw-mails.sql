-- Mails as they would be sent (RFC 5322); null for text messages.
alter table operational.outbox add column raw bytea;
