-- The lower third of a stream: what this screen shows, at an address of its own. Null: there is none, or it was revoked.
alter table display.setting add column overlay_key text unique;
