-- HTML of a stored mail and the address for one-click unsubscribing; null for text messages and where there is none.
alter table operational.outbox add column html text, add column unsubscribe text;
