/** The inputs of each form, by the names the specification gives them. */
export type ContactField = 'name' | 'email' | 'phone' | 'message';

export type FranchiseField =
  | 'name'
  | 'email'
  | 'phone'
  | 'location'
  | 'investment'
  | 'experience'
  | 'timeline'
  | 'expectations';
export type FranchiseSection = 'you' | 'canteen';
