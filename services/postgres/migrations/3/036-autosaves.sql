-- What editors have typed and not saved yet (services/operational/publishing/autosaves.ts).
create table operational.autosave (
  member text not null,
  -- Id of the item, or a UUID for one that is not written yet.
  item text not null,
  site text not null,
  kind text not null,
  title text not null,
  -- Revision of the text on which it is based.
  based_on int not null,
  version int not null,
  -- Page that wrote the version.
  writer text not null,
  text text not null,
  at timestamptz not null default now(),
  primary key (member, item)
);
create index on operational.autosave (member, at desc);
create index on operational.autosave (at);
