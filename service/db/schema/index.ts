export * from './identity.ts';
export * from './limits.ts';
export * from './listings.ts';
export * from './market.ts';
export * from './personal-access-tokens.ts';
export * from './rates.ts';
export * from './recommendations.ts';
export * from './webhooks.ts';
