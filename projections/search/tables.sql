-- Words of content of every kind. Items without readable texts keep their row, so that older events are ignored.
create table search_text (
  item text collate "C" primary key,
  site text collate "C" not null,
  author text collate "C" not null,
  written_at timestamptz not null,
  revision int not null,
  -- Terms of the title and of the text, before the rules of a language; null if there are none, or the author is erased.
  title_terms text,
  body_terms text,
  -- Words of the title with weight A, and of the text with weight B; null if the author is erased.
  words tsvector,
  -- Null if the item has no title.
  title tsvector generated always as (nullif(ts_filter(words, '{a}'), ''::tsvector)) stored,
  -- Sites on which the item appears: its own, and those to which it is cross-published.
  sites text[] collate "C" not null,
  -- Spans of 1, 4, 16, … 1024 days of each of these sites that contain the item: hash of the site × 2^24 + span
  -- (spans.ts), which is number × 8 + power of four. Not generated, as the expression cannot have a subquery, and a
  -- function in this schema would not survive the copies that replace tables.
  spans bigint[] not null
);
create index on search_text (author);
create index on search_text (site, written_at desc) where title is not null;
-- Without lists of pending entries, which every search would read.
create index on search_text using gin (title, spans) with (fastupdate = off) where title is not null;
create index on search_text using gin (words, spans) with (fastupdate = off);

-- Rules for words of sites whose language has been chosen (languages.ts); other sites are in English.
create table search_language (
  site text collate "C" primary key,
  language text not null
);

-- Purged items, whose streams are removed from the log.
create table search_purged (item text collate "C" primary key);
