import { z } from 'zod';

/** Two years: no night further away has a price. */
export const MAXIMUM_LEAD_DAYS = 730;
export const MAXIMUM_MIN_STAY = 1000;

export const leadDirectionSchema = z
  .enum(['within', 'after'])
  .describe('`within`: at most so many days away; `after`: so many or more');

export const minStaySchema = z.int().min(1).max(MAXIMUM_MIN_STAY);

export const percentageSchema = z.number().min(-90).max(100).describe('-10.5 = -10.5 %');
