-- The command of an upload, a digest of its file and fields, and if it was answered: a retry gets the same answer.
alter table operational.uploaded_picture
  add command text unique,
  add content text,
  add is_done boolean not null default false;
