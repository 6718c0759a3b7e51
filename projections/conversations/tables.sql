create table conversation (
  id text collate "C" primary key,
  -- Null while there is only a block.
  starter text collate "C",
  receiver text collate "C",
  started_at timestamptz,
  accepted boolean not null,
  last_message text collate "C",
  -- Of the last event that it is made of.
  position bigint not null
);

-- A conversation as each of its two participants has it.
create table participant (
  conversation text collate "C",
  member text collate "C",
  other text collate "C" not null,
  archived boolean not null,
  blocked boolean not null,
  -- Messages that the member received, and how many of them were there at the last read or message of their own.
  received int not null,
  seen int not null,
  unread int generated always as (case when archived or blocked then 0 else received - seen end) stored,
  -- Null before the first message: the conversation is in no list then, and its receiver does not know of it.
  active_at timestamptz,
  primary key (conversation, member)
);
create index on participant (member, archived, active_at desc, conversation desc) where active_at is not null;
create index on participant (member) include (unread) where unread > 0;
create index on participant (member, other) where blocked;

create table message (
  id text collate "C" primary key,
  conversation text collate "C" not null,
  sender text collate "C" not null,
  receiver text collate "C" not null,
  body text,
  sent_at timestamptz not null,
  position bigint not null,
  -- Which of the messages that its receiver received in the conversation it is, from 1.
  received_index int not null,
  -- Sent into a block: nobody is shown it.
  hidden boolean not null
);
create index on message (conversation, position desc);
