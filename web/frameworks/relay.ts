import 'react-relay'
