-- Profiles and pages elsewhere that members link to.
create table social_site (
  member text collate "C",
  social_site text collate "C",
  platform text not null,
  handle text not null,
  primary key (member, social_site)
);

-- Erased members, whose later events are ignored.
create table social_site_leaver (member text collate "C" primary key);
