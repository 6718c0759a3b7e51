create table flag (
  item text collate "C",
  flagger text collate "C",
  -- Id of the site on which the item was reported.
  site text collate "C",
  -- Author of the reported item, or the reported member; null if the report does not name the author.
  author text collate "C",
  reason text,
  note text,
  flagged_at timestamptz not null,
  -- True if the reporter has withdrawn the report.
  withdrawn boolean not null,
  -- Position of the report's newest event.
  position bigint not null,
  primary key (item, flagger)
);
create index on flag (flagger);
create index on flag (author) where author is not null;

-- Items that were reported, decided on or withdrawn.
create table flagged_item (
  item text collate "C" primary key,
  -- Number of open reports.
  count int not null default 0,
  first_at timestamptz,
  last_at timestamptz,
  -- Severity by the open reports (services/rules/reports/severity.ts); null before the first report or decision.
  severity int,
  -- Log position up to which decisions have closed all reports of the item.
  closed_through bigint not null default -1,
  -- True if the author has deleted the item.
  withdrawn boolean not null default false,
  purged boolean not null default false,
  -- Revision of the newest decision or undo in the item's stream; -1 if there is none.
  revision int not null default -1
);
-- The rank in the queue (`LAST_RANK` in services/rules/reports/severity.ts), then the wait.
create index on flagged_item (least(severity, 4), first_at, item) where count > 0 and not purged and not withdrawn;

-- Decisions of moderators, including undone ones.
create table decision (
  item text collate "C",
  -- Revision of the decision in the item's stream; -1 for a purge, which has a stream of its own.
  revision int,
  verb text not null,
  by text collate "C" not null,
  author text collate "C",
  -- Id of the site on which the moderator decided.
  site text collate "C",
  seen_revision int,
  reason text,
  words text,
  decided_at timestamptz not null,
  position bigint not null,
  undone_by text collate "C",
  undone_at timestamptz,
  primary key (item, revision)
);
create index on decision (author, position desc) where author is not null;
create index on decision (position desc);

-- Appeals of authors against decisions.
create table appeal (
  item text collate "C",
  -- Revision of the decision in the item's stream.
  decision int,
  author text collate "C" not null,
  words text,
  appealed_at timestamptz not null,
  position bigint not null,
  -- Null while it is open.
  outcome text,
  answer text,
  answered_at timestamptz,
  primary key (item, decision)
);
create index on appeal (author);
create index on appeal (position desc) where outcome is null;

-- Notes of moderators about items and members, for other moderators.
create table note (
  item text collate "C",
  -- Revision of the note in the item's stream.
  revision int,
  by text collate "C" not null,
  author text collate "C" not null,
  -- Null if the author is erased.
  text text,
  written_at timestamptz not null,
  position bigint not null,
  primary key (item, revision)
);
create index on note (author, position desc);
