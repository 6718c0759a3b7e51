-- Words of content of every kind. Items without readable texts keep their row, so that older events are ignored.
create table search_text (
  item text collate "C" primary key,
  site text collate "C" not null,
  author text collate "C" not null,
  written_at timestamptz not null,
  revision int not null,
  -- Null if the item has no title or the author is erased; so is `body`.
  title tsvector,
  body tsvector,
  words tsvector generated always as (
    setweight(coalesce(title, ''::tsvector), 'A') || setweight(coalesce(body, ''::tsvector), 'B')) stored
);
create index on search_text (author);
-- Without lists of pending entries, which every search would read.
create index on search_text using gin (title) with (fastupdate = off);
create index on search_text using gin (words) with (fastupdate = off);

-- Purged items, whose streams are removed from the log.
create table search_purged (item text collate "C" primary key);
