-- What rooms read of their letters: what became of each. No address, no word of it.
create view mail.v_letter as select guid, state, last_error from mail.letter;
