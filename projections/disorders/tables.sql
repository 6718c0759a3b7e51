-- Directory of disorders, with the facts known after each disorder's newest event.
create table disorder (
  id text collate "C" primary key,
  orpha_code text collate "C",
  name text not null,
  slug text collate "C" not null,
  is_group boolean not null,
  summary text,
  synonyms jsonb not null,
  onset_ages jsonb not null,
  inheritance_types jsonb not null,
  prevalences jsonb not null,
  allow_indexing boolean,
  -- Source and release of the last imported change; null for disorders that administrators added.
  source text,
  release text,
  is_retired boolean not null default false,
  -- Disorder to which the page of a retired disorder leads.
  successor text collate "C"
);
create index on disorder (orpha_code);
create index on disorder (successor);

-- All slugs that disorders have ever had, so that old links work.
create table disorder_slug (
  slug text collate "C",
  disorder text collate "C",
  primary key (slug, disorder)
);

-- Codes of the groups and disorders above each disorder; some of them are not in the directory.
create table disorder_parent (
  disorder text collate "C",
  parent text collate "C",
  primary key (disorder, parent)
);
create index on disorder_parent (parent);

-- The indexes of names and words take new entries at once, because the planner avoids long lists of pending ones.

-- Names for searches: at place 0 the disorder's own name, then its synonyms in the order of the source.
create table disorder_name (
  disorder text collate "C",
  place int,
  name text not null,
  -- Words of the name in plain letters, each after a space (services/rules/disorders/names.ts).
  key text collate "C" not null,
  -- Terms of the name as in searches of texts (services/rules/writing/named.ts).
  terms text collate "C" not null,
  primary key (disorder, place)
);
-- Not a B-tree, whose entries may not be as long as a name.
create index on disorder_name using hash (terms);
create index on disorder_name using gin (key public.gin_trgm_ops) with (fastupdate = off);
create index on disorder_name using gin (replace(key, ' ', '') public.gin_trgm_ops) with (fastupdate = off);

-- Words that have occurred in names, among which the intended word for a misspelled one is found.
create table disorder_word (word text collate "C" primary key);
create index on disorder_word using gin (word public.gin_trgm_ops) with (fastupdate = off);

create table disorder_feature (
  site text collate "C",
  disorder text collate "C",
  primary key (site, disorder)
);

-- Disorders that are the topic of a site.
create table site_condition (
  site text collate "C",
  disorder text collate "C",
  primary key (site, disorder)
);

create table disorder_question (
  disorder text collate "C",
  source text collate "C",
  place int,
  slug text collate "C" not null,
  question text not null,
  answer text not null,
  url text not null,
  primary key (disorder, source, place)
);
