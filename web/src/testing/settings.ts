/** Complete settings, except for the sign-in methods. */
export const settings = {
  VITE_FIREBASE_API_KEY: "key",
  VITE_FIREBASE_AUTH_DOMAIN: "shop.example.com",
  VITE_FIREBASE_PROJECT_ID: "shop",
  VITE_FIREBASE_APP_ID: "1:2:web:3",
  VITE_CONTINUE_URL: "https://shop.example.com/login",
  VITE_USER_REMOVAL_URL: "https://removal.example.com",
  VITE_STRIPE_PUBLISHABLE_KEY: "pk_test",
};
