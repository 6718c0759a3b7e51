-- Figures of processes are worthless after a crash, so they need no write-ahead log.
alter table projector.process set unlogged;
