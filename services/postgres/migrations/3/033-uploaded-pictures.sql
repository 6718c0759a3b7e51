-- Pictures for content that members have uploaded. `item` is the item that has the picture, or is being created with it.
create table operational.uploaded_picture (
  image text primary key,
  member text not null,
  alt text,
  color text not null,
  width int not null,
  height int not null,
  item text,
  uploaded_at timestamptz not null default now()
);
create index on operational.uploaded_picture (member);
create index on operational.uploaded_picture (uploaded_at);
