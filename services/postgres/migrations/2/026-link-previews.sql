-- Item that an effect concerns; null for effects that concern only a member.
alter table operational.effect add column item text;

-- What pages to which members link say of themselves; at most one page for each item.
create table operational.link_preview (
  item text primary key,
  member text not null,
  url text not null,
  -- Null if the page cannot be read or has no title.
  title text,
  description text,
  site_name text,
  fetched_at timestamptz not null default now()
);
create index on operational.link_preview (member);
create index on operational.link_preview (url, fetched_at);
