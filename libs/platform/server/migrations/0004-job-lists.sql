-- What a person sees of his own jobs: their titles, the newest first.
alter table jobs.job add column title text not null default '';
create index job_owner on jobs.job (owner, created_at desc);
