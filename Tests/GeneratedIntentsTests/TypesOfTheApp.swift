// Types of an app with the names of the core's. The generated code beside them doesn't mean these.

enum Color {}
enum File {}
enum Image {}
enum Location {}
enum PaymentMethod {}
enum Person {}
enum Placemark {}
