/** What the router takes from a package for older versions of React, which the present one has itself. */
export const REACTS_OWN = { 'use-sync-external-store/shim/index.js': 'react' };
