/** Every sentence of the staff area's screens and toasts, each once, worded as specified. (Admin screens; Error catalogue.) */
export const staffMessages = {
  login: {
    title: 'Admin Login',
    text: 'Enter your credentials to access the dashboard',
    button: 'Login',
    busy: 'Logging in...',
    succeeded: 'Login successful',
    succeededText: 'Welcome to the admin dashboard',
    failed: 'Login failed',
    failedText: 'Invalid username or password',
    error: 'Login error',
    errorText: 'An error occurred during login',
  },

  image: {
    updated: 'Image updated',
    updatedText: 'The service page image has been updated successfully.',
    failed: 'Error updating image',
    failedText: 'Failed to update the image. Please try again.',
  },
} as const
