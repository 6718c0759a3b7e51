create table conversation (
  id text collate "C" primary key,
  -- Null while there is only a block.
  starter text collate "C",
  receiver text collate "C",
  started_at timestamptz,
  accepted boolean not null,
  last_message text collate "C",
  -- Position of the last event applied.
  position bigint not null
);

-- A participant's view of a conversation.
create table participant (
  conversation text collate "C",
  member text collate "C",
  other text collate "C" not null,
  archived boolean not null,
  blocked boolean not null,
  -- Messages received, and their number at the member's last read or reply.
  received int not null,
  seen int not null,
  unread int generated always as (case when archived or blocked then 0 else received - seen end) stored,
  -- Null before the first message: until then the conversation is in no list, and hidden from its receiver.
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
  -- Number of this message among those that its receiver got in the conversation, from 1.
  received_index int not null,
  -- Sent to a member who had blocked the sender: not shown to anyone.
  hidden boolean not null
);
create index on message (conversation, position desc);
