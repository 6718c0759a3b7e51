-- Trigrams, for searches with misspelled words. The extension is trusted, so the owner of the database may create it.
-- Tables name its operators with the schema (`public.gin_trgm_ops`), because their search path may lack it.
create extension if not exists pg_trgm with schema public;
