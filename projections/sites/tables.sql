create table site (
  id text collate "C" primary key,
  name text not null,
  prefix text not null,
  host text not null,
  description text not null,
  accent text not null,
  -- URL of an image; null if the logo is generated from the site's name and accent color.
  logo text,
  parent text collate "C",
  -- Purpose of a site that was created hidden; null for others.
  purpose text,
  hidden boolean not null default false,
  menu jsonb not null default '[]',
  -- Sections of the home page; null for the default ones.
  homepage jsonb,
  -- Terms that members accept at registration; null for the default terms.
  wording jsonb
);

-- Features that are turned on.
create table site_flag (
  site text collate "C",
  flag text collate "C",
  primary key (site, flag)
);

-- Settings whose value differs from the default.
create table site_setting (
  site text collate "C",
  setting text collate "C",
  value jsonb not null,
  primary key (site, setting)
);

create table site_redirect (
  site text collate "C",
  path text collate "C",
  redirect text not null,
  primary key (site, path)
);

create table category (
  site text collate "C",
  slug text collate "C",
  name text not null,
  has_post boolean not null,
  index_type text not null,
  primary key (site, slug)
);

-- Changes to sites, each with its new value.
create table site_change (
  position bigint primary key,
  site text collate "C" not null,
  -- What was changed: `name`, `setting` …, and which one of several.
  subject text collate "C" not null,
  key text collate "C" not null,
  -- Null if it was removed or reset, and for menus and home pages.
  value jsonb,
  -- Member who made the change; null for the network itself.
  by text collate "C",
  at timestamptz not null
);
create index on site_change (site, position);
create index on site_change (site, subject, key, position);
