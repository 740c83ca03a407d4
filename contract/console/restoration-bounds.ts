/** The most entries of the history that one restoration puts back. */
export const MAXIMUM_RESTORED_ENTRIES = 200;
/** The most listings one restore point keeps. */
export const MAXIMUM_POINT_LISTINGS = 1000;
/** The most restore points a user may have. */
export const MAXIMUM_RESTORE_POINTS = 50;
