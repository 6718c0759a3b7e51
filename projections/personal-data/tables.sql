-- Number of events in a stream with personal data of a member, counted up to a revision.
create table personal_stream (
  subject text collate "C",
  stream text collate "C",
  events int not null,
  revision int not null,
  primary key (subject, stream)
);

-- Streams removed from the log: events of them that were still read are not counted.
create table purged_stream (stream text collate "C" primary key);
