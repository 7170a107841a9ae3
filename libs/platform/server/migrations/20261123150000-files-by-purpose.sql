-- Rooms find files of theirs that belong to nothing any more.
create or replace view files.v_file as select guid, address, sha256, purpose from files.file;
