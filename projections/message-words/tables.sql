-- Words of private messages, in the order of a conversation. There is deliberately no index of the words: a search
-- reads those of the member's own conversations only.
create table message_words (
  message text collate "C" primary key,
  conversation text collate "C" not null,
  sender text collate "C" not null,
  position bigint not null,
  -- PostgreSQL's rules for words by which `words` are made: those of the language that the site had then.
  language text not null,
  -- Null if the message is deleted or its sender erased.
  words tsvector,
  -- Revision of the newest event of the message's stream that the row includes.
  revision int not null default 0
);
create index on message_words (conversation, position desc);
create table message_language (site text collate "C" primary key, language text not null);
