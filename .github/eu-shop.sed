# Makes shop.json that of a shop in the EU: euros, VAT, a transfer by code, the picture of the guarantee.
s/USD/EUR/
s|"tax": null|"tax": { "number": "DE123456789", "rates": [{ "from": "2020-01-01", "percent": 19 }] }|
/"taxNote"/d
s|"Routing number", "value": "0*"|"BIC", "value": "COBADEFFXXX"|
s|"Account number", "value": "0*"|"IBAN", "value": "DE89 3704 0044 0532 0130 00"|
s|^    "days": 14,|    "holder": "Carparts",\n    "iban": "DE89 3704 0044 0532 0130 00",\n    "bic": "COBADEFFXXX",\n&|
s|"guarantee": null|"guarantee": "/placeholder.svg"|
