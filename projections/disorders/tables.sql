-- The directory: what is known of each disorder after its last event.
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
  -- Source and release of the last change by an import; null for conditions that administrators added.
  source text,
  release text,
  is_retired boolean not null default false,
  -- The disorder that a retired one leads to.
  successor text collate "C"
);
create index on disorder (orpha_code);

-- Every slug that a disorder has ever had.
create table disorder_slug (
  slug text collate "C",
  disorder text collate "C",
  primary key (slug, disorder)
);

-- Codes of the groups and disorders above a disorder. Some are not in the directory.
create table disorder_parent (
  disorder text collate "C",
  parent text collate "C",
  primary key (disorder, parent)
);
create index on disorder_parent (parent);

-- Names for the search: 0 is the disorder's own, the others are its synonyms in the source's order.
create table disorder_name (
  disorder text collate "C",
  place int,
  name text not null,
  -- Words in plain letters, each after a space (services/rules/disorders/names.ts).
  key text collate "C" not null,
  primary key (disorder, place)
);
create index on disorder_name using gin (key public.gin_trgm_ops);
create index on disorder_name using gin (replace(key, ' ', '') public.gin_trgm_ops);

-- Words that were ever in a name, to find the one that was meant by a misspelled one.
create table disorder_word (word text collate "C" primary key);
create index on disorder_word using gin (word public.gin_trgm_ops);

create table disorder_feature (
  site text collate "C",
  disorder text collate "C",
  primary key (site, disorder)
);

-- Conditions that a site is about.
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
