-- Pages on which editors have an item open (services/operational/publishing/editors.ts).
create table operational.open_editor (
  item text not null,
  -- Id that the page has chosen.
  page text not null,
  member text not null,
  expires_at timestamptz not null,
  primary key (item, page)
);
create index on operational.open_editor (expires_at);
create index on operational.open_editor (member);
