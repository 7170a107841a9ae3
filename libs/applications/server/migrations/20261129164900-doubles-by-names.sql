-- Doubles are told by names that are counted over the event (`IS_DOUBLE`): nothing asks these any more, and each save of an
-- application wrote them.
drop index applications.application_performers;
drop index applications.application_title;
