-- How many events of a stream carry personal fields of a member, up to which revision they are counted.
create table personal_stream (
  subject text collate "C",
  stream text collate "C",
  events int not null,
  revision int not null,
  primary key (subject, stream)
);

-- Streams that left the log: what of them was not yet gone when it was read is not counted either.
create table purged_stream (stream text collate "C" primary key);
