-- Trigrams, for searches that forgive slips. A trusted extension: the owner of the database may create it. Tables name
-- its operators with the schema (`public.gin_trgm_ops`), as their own search path may lack it.
create extension if not exists pg_trgm with schema public;
