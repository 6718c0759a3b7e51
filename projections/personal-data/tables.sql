-- Number of a stream's events, up to a revision, that contain a member's personal data.
create table personal_stream (
  subject text collate "C",
  stream text collate "C",
  events int not null,
  revision int not null,
  primary key (subject, stream)
);

-- Streams removed from the log; their events that are read later are not counted.
create table purged_stream (stream text collate "C" primary key);
