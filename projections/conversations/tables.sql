create table conversation (
  id text collate "C" primary key,
  -- Null if one member has blocked the other before a conversation was started.
  starter text collate "C",
  receiver text collate "C",
  started_at timestamptz,
  accepted boolean not null,
  last_message text collate "C",
  -- Position of the newest event that the row includes.
  position bigint not null
);

-- State of a conversation for one of its two members.
create table participant (
  conversation text collate "C",
  member text collate "C",
  other text collate "C" not null,
  archived boolean not null,
  muted boolean not null,
  blocked boolean not null,
  -- Number of messages received, and how many of them were received before the member last read or replied.
  received int not null,
  seen int not null,
  unread int generated always as (case when archived or blocked then 0 else received - seen end) stored,
  -- Time of the newest message; null hides a conversation without messages from all lists and from its receiver.
  active_at timestamptz,
  primary key (conversation, member)
);
create index on participant (member, archived, active_at desc, conversation desc) where active_at is not null;
create index on participant (member) where active_at is null;
create index on participant (member) include (unread) where unread > 0 and not muted;
create index on participant (member, other) where blocked;

create table message (
  id text collate "C" primary key,
  conversation text collate "C" not null,
  sender text collate "C" not null,
  receiver text collate "C" not null,
  body text,
  sent_at timestamptz not null,
  position bigint not null,
  -- Position of the message, from 1, among those that its receiver got in this conversation.
  received_index int not null,
  -- True if the receiver had blocked the sender; such a message is shown to nobody.
  hidden boolean not null,
  -- Time of the last edit; null if the sender never edited the message.
  edited_at timestamptz,
  -- Revision of the newest event of the message's stream that the row includes.
  revision int not null default 0
);
create index on message (conversation, position desc);

-- Members who hide that they have seen messages ('seen'), or that they are typing ('typing').
create table hidden_activity (
  member text collate "C",
  setting text collate "C",
  primary key (member, setting)
);
