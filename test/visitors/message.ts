/** The body of a message to the company. */
export const contactMessage = {
  name: 'Sara Haddad',
  email: 'sara@strangers.example',
  phone: '050 111 2233',
  subject: 'A question',
  message: 'Is the villa still for sale?',
}
