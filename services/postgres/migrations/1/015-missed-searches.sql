-- Searches without results, counted for analysts (services/operational/missed-searches.ts).

-- Weeks that are being counted, with the salt of their pseudonyms. Both are deleted when the week ends.
create table operational.missed_week (
  -- Monday of the week, UTC.
  week date primary key,
  salt bytea not null
);
create table operational.missed_search (
  week date not null,
  site text collate "C" not null,
  term text collate "C" not null,
  -- Pseudonym of the person, different for each term and week.
  searcher text collate "C" not null,
  primary key (week, site, term, searcher)
);

-- Ended weeks: terms that enough people searched.
create table operational.missed_term (
  week date not null,
  site text collate "C" not null,
  term text collate "C" not null,
  people int not null,
  primary key (week, site, term)
);
