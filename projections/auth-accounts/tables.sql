-- Accounts at providers with which members can log in.
create table auth_account (
  member text collate "C",
  -- Keyed hash of the account.
  account text collate "C",
  provider text not null,
  primary key (member, account)
);

-- Erased members, whose later events are ignored.
create table auth_account_leaver (member text collate "C" primary key);
