create table member (
  id text collate "C" primary key,
  username text,
  -- Username as it is searched: folded (services/rules/writing/fold.ts).
  folded text,
  slug text,
  first_name text,
  last_name text,
  email text,
  -- Address that the member asked to use instead; null if there is no open request.
  wanted_email text,
  -- True if the member chose to receive newsletters.
  subscribed boolean not null,
  -- True while the member gets only mail that the account needs.
  refuses_mail boolean not null,
  role int not null,
  verified boolean not null,
  -- True if the member may use analytics.
  analyst boolean not null,
  -- Audience of each field of the profile for which the member has chosen one (services/rules/profiles/privacy.ts).
  audiences jsonb not null,
  registered_at timestamptz not null,
  -- Id of the site on which the member registered.
  home text,
  -- Picture of the profile: digest of its files, alternative text and average color; null if there is none.
  picture jsonb,
  -- Badges and legacy role that administrators gave (services/rules/profiles/badges.ts).
  primary_badge text,
  secondary_badge text,
  legacy_role text,
  -- Place of the role in lists (services/rules/people/people.ts), spammers last.
  rank int not null generated always as (
    case role when 5 then 5 when 1 then 4 when 6 then 3 when 2 then 2 when 3 then 1 else 0 end) stored
);
create index on member using gin (folded public.gin_trgm_ops);
create index on member (folded, id) where username is not null;
create index on member (rank, id) where username is not null;
create index on member (verified, id) where username is not null;

-- All slugs ever used, so that old links work; a slug leads to the member, not erased, who took it last.
create table member_slug (
  slug text collate "C",
  member text collate "C",
  -- Log position of the event by which the member took the slug.
  taken_at bigint not null,
  primary key (slug, member)
);
create index on member_slug (member);
